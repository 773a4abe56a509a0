/** Width of the editor in px (LABEL-035). */
export const EDITOR_WIDTH = 1000
