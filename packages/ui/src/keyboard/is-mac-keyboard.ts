/** Shortcuts use ⌘ instead of Ctrl. */
export function isMacKeyboard(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
