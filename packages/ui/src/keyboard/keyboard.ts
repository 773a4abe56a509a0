const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/** Keys pressed there are text, not shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null
}

/** Shortcuts use ⌘ instead of Ctrl. */
export function isMacKeyboard(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}

/** Code that browsers report instead of the key while an input method uses it. */
const KEY_CODE_OF_INPUT_METHOD = 229

/**
 * True for a key that an input method uses, such as Enter that chooses a Chinese word. WebKit ends the composition before
 * it reports that Enter, so that only the key code identifies it.
 */
export function isOfInputMethod(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- WebKit reports it by nothing else
  return event.isComposing || event.keyCode === KEY_CODE_OF_INPUT_METHOD
}
