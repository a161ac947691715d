/** The letters of the names in the drawing: on narrow telephones a little smaller, so that no word breaks between its columns. */
export const nameLook =
  'text-xxs tight:max-phone:text-[length:clamp(0.6875rem,3.4vw,0.75rem)] tablet:text-xs';
