/** Sound of the synthesiser: a variant of its throat, a pitch from 0 to 100 and a pace in words a minute. */
export type DemoVoice = { variant: string; pitch: number; pace: number }

/** Variants that differ most by ear and by figures; '' is the synthesiser's plain voice. */
const VARIANTS = [
  '',
  'f1',
  'Alicia',
  'Andy',
  'Marco',
  'quincy',
  'anika',
  'Michael',
  'Nguyen',
  'belinda',
  'Reed',
  'Andrea',
  'ian',
  'david',
  'steph2',
  'Lee',
  'edward',
  'Denis',
  'shelby',
  'miguel',
] as const
const PITCHES = [50, 34, 66] as const
const PACES = [175, 165, 185] as const

/** 60: more seats than that share voices. */
export const DEMO_VOICES: readonly DemoVoice[] = PITCHES.flatMap((pitch, round) =>
  VARIANTS.map((variant, index) => ({ variant, pitch, pace: PACES[(index + round) % PACES.length] ?? 175 })),
)

export function voiceAt(index: number): DemoVoice {
  const voice = DEMO_VOICES[index % DEMO_VOICES.length]
  if (!voice) throw new Error('There are voices.')
  return voice
}
