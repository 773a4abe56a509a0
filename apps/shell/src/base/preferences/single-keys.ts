import { readStored, writeStored } from '@console/sub-app/browser-storage'

const SINGLE_KEYS_KEY = 'console.singleKeys'

/**
 * Shortcuts of one key without Ctrl or ⌘, which people who speak to their computer, or whose fingers slip, can turn off in
 * this browser (WCAG 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  return readStored(SINGLE_KEYS_KEY) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  writeStored(SINGLE_KEYS_KEY, isOn ? null : 'off')
}
