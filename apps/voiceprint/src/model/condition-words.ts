import type { voiceprint } from '@console/contracts'

/** A condition of the measured error rates in words. */
export const conditionWords = (condition: voiceprint.Condition) => WORDS[condition]

const noise = (ratio: number) => ({ id: 'voice.condition.noise', values: { ratio } }) as const
const room = (seconds: number) => ({ id: 'voice.condition.room', values: { seconds } }) as const
const plain = <Id extends string>(id: Id) => ({ id, values: {} })

const WORDS = {
  clean: plain('voice.condition.clean'),
  noise30: noise(30),
  noise20: noise(20),
  noise15: noise(15),
  noise10: noise(10),
  room03: room(0.3),
  room06: room(0.6),
  telephone: plain('voice.condition.telephone'),
  muLaw: plain('voice.condition.muLaw'),
  aLaw: plain('voice.condition.aLaw'),
  lowRate: plain('voice.condition.lowRate'),
  opus: plain('voice.condition.opus'),
  mp3: plain('voice.condition.mp3'),
  onePitch: plain('voice.condition.onePitch'),
} satisfies Record<voiceprint.Condition, { id: string; values: object }>
