import type { ThemeMode } from './tokens.ts'

const light = {
  'track-work': '#4f2596',
  'track-productive': '#6a35c2',
  'track-meeting': '#8f62dc',
  'track-coaching': '#b394ec',
  'track-training': '#d2c0f5',
  'track-online': '#5aa83e',
  'track-break': '#14706f',
  'track-short-break': '#1f9a9a',
  'track-lunch-break': '#7ccac8',
  'track-idle': '#e0982a',
  'track-downtime': '#f2cf8f',
  'track-leave': '#c2627f',
  'track-offline': '#dcd9e2',
  'track-unknown': '#a5a1af',
} as const

export type TrackTokenName = keyof typeof light

const dark: Record<TrackTokenName, string> = {
  'track-work': '#5c35a8',
  'track-productive': '#7a48d3',
  'track-meeting': '#9a72e2',
  'track-coaching': '#b99df0',
  'track-training': '#d6c7f7',
  'track-online': '#63b046',
  'track-break': '#1d7f7d',
  'track-short-break': '#2aa5a5',
  'track-lunch-break': '#7ccac8',
  'track-idle': '#e3a03a',
  'track-downtime': '#f0d19a',
  'track-leave': '#cf7890',
  'track-offline': '#3a3644',
  'track-unknown': '#615b6c',
}

/** The colours of day tracks, by theme. They are apart from the others because few pages load them; `tokens.css` has both. */
export const trackTokens: Readonly<Record<ThemeMode, Readonly<Record<TrackTokenName, string>>>> = {
  light,
  dark,
}
