import { isOfInputMethod, isTyping } from '@console/ui'

/** The scope of a shortcut: anywhere, anywhere but in a field, or in the search over pages and actions. */
type Scope = 'anywhere' | 'outsideFields' | 'palette'

type Shortcut = {
  id: string
  scope: Scope
  /** As `KeyboardEvent.key` has it; letters in lower case. */
  key: string
  /** With Ctrl, on a Mac with ⌘. */
  hasMod?: true
}

/** Every shortcut of the frame: the handlers and the list under `?` read this table and nothing else. */
export const SHORTCUTS = [
  { id: 'openPalette', scope: 'anywhere', key: 'k', hasMod: true },
  { id: 'searchMenu', scope: 'outsideFields', key: '/' },
  { id: 'listShortcuts', scope: 'outsideFields', key: '?' },
  { id: 'nextEntry', scope: 'palette', key: 'ArrowDown' },
  { id: 'previousEntry', scope: 'palette', key: 'ArrowUp' },
  { id: 'firstEntry', scope: 'palette', key: 'Home' },
  { id: 'lastEntry', scope: 'palette', key: 'End' },
  { id: 'openEntry', scope: 'palette', key: 'Enter' },
  { id: 'starEntry', scope: 'palette', key: 'd', hasMod: true },
  { id: 'closePalette', scope: 'palette', key: 'Escape' },
] as const satisfies readonly Shortcut[]

export type ShortcutId = (typeof SHORTCUTS)[number]['id']

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode' | 'target'
>

/** The shortcut of the frame for this key press, if any. */
export function frameShortcut(event: Pressed, isMac: boolean): ShortcutId | null {
  const found = find(event, isMac, ({ scope }) => scope !== 'palette')
  return found?.scope === 'outsideFields' && isTyping(event.target) ? null : (found?.id ?? null)
}

/** The shortcut of the search for this key press, if any. */
export function paletteShortcut(event: Pressed, isMac: boolean): ShortcutId | null {
  return find(event, isMac, ({ scope }) => scope === 'palette')?.id ?? null
}

function find(event: Pressed, isMac: boolean, isMeant: (shortcut: Shortcut) => boolean) {
  // Enter and arrows that select a Chinese word belong to the input method.
  if (isOfInputMethod(event) || event.altKey) return undefined
  const { hasMod, hasOther } = isMac
    ? { hasMod: event.metaKey, hasOther: event.ctrlKey }
    : { hasMod: event.ctrlKey, hasOther: event.metaKey }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (hasOther || (hasMod && event.shiftKey)) return undefined
  return SHORTCUTS.find(
    (shortcut) => isMeant(shortcut) && shortcut.key === key && 'hasMod' in shortcut === hasMod,
  )
}

/** The keys as they are printed, such as `Ctrl K` or `⌘ K`. */
export function formatKeys(id: ShortcutId, isMac: boolean): string[] {
  const shortcut = SHORTCUTS.find((known) => known.id === id)
  if (shortcut === undefined) return []
  const key = PRINTED[shortcut.key] ?? shortcut.key.toUpperCase()
  return 'hasMod' in shortcut ? [isMac ? '⌘' : 'Ctrl', key] : [key]
}

const PRINTED: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Home: 'Home',
  End: 'End',
  Enter: 'Enter',
  Escape: 'Esc',
}

/** The field of the sidebar that a shortcut leads to; there is one on the page. */
export const MENU_SEARCH_ID = 'console-menu-search'
