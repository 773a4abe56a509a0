import type { label } from '@console/contracts'

export type Source = (typeof label.SOURCE)[keyof typeof label.SOURCE]

/** Milliseconds that each simulated line lasts (LABEL-144). */
export const LINE_MS = 1000

/** A line of a simulated conversation and what the server said to it. */
export type SimulatedLine = {
  /** Counted from 1. */
  number: number
  source: Source
  question: string
  answer: string
}

/** The time span of line n in the simulated call; line 1 covers its first second. */
export function lineSpan(number: number): { beginMs: number; endMs: number } {
  return { beginMs: (number - 1) * LINE_MS, endMs: number * LINE_MS }
}

/** The server derives the time of a line from its number (LABEL-Q14). */
export function toVoiceId(sessionId: string, number: number): string {
  return `${sessionId}-${number}`
}
