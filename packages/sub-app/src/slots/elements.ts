/** Meaning of a text: the console chooses the colours. */
export type SlotTone = 'plain' | 'secondary' | 'success' | 'warning' | 'error'

/** A plain element, which the console draws with its own parts. */
export type SlotElement =
  | { type: 'text'; text: string; tone?: SlotTone }
  | { type: 'badge'; text: string; tone?: SlotTone }
  /** `to` is an address of the console, or an https address, which opens in a new window. */
  | { type: 'link'; text: string; to: string }
  /** `press` comes back when the button is pressed. */
  | { type: 'button'; text: string; press: string; isPrimary?: boolean }
  | { type: 'table'; columns: string[]; rows: string[][] }

/** More than this is too large for a slot. */
export const MAX_ELEMENTS = 30
export const MAX_TABLE_COLUMNS = 8
export const MAX_TABLE_ROWS = 50
export const MAX_ELEMENT_TEXT_CHARACTERS = 500
