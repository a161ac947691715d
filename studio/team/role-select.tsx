import { Box, Select } from '@sanity/ui';
import { roles, type TeamRole } from './team.ts';

/** A choice of what somebody may do. */
export function RoleSelect({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: TeamRole;
  onChoose(role: TeamRole): void;
}) {
  return (
    <Box style={{ width: 160 }}>
      <Select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = roles.find(({ name }) => name === currentTarget.value);
          if (chosen) onChoose(chosen.name);
        }}
      >
        {roles.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
    </Box>
  );
}
