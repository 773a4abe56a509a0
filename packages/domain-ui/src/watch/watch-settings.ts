import type { StreamName } from '@console/sub-app/watch'

export type StreamSound = {
  isMuted: boolean
  /** From 0 to 1. */
  volume: number
}

/** Size and sound of a watch; the next watch begins with the same settings. */
export type WatchSettings = { isLarge: boolean; sound: Readonly<Record<StreamName, StreamSound>> }

const LOUD: StreamSound = { isMuted: false, volume: 1 }

export const FIRST_SETTINGS: WatchSettings = { isLarge: false, sound: { camera: LOUD, screen: LOUD } }
