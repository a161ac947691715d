/** The font size of names in the drawing: slightly smaller on narrow phones, so that no word breaks. */
export const nameLook =
  'text-xxs tight:max-phone:text-[length:clamp(0.6875rem,3.4vw,0.75rem)] tablet:text-xs';
