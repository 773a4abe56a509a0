/** Pages that change the logo say so with this event on the window (SHELL-075). */
export const LOGO_UPDATED_EVENT = 'logoUpdated'
