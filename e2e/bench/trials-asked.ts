import { parseArgs } from 'node:util'

const FEWEST_TRIALS = 10

/** How often to measure; null when only help was asked for, which is printed then. */
export function trialsAsked(usage: string): number | null {
  const { values } = parseArgs({
    options: {
      trials: { type: 'string', default: String(FEWEST_TRIALS) },
      help: { type: 'boolean', default: false },
    },
  })
  if (!values.help) return Math.max(FEWEST_TRIALS, Number(values.trials) || 0)
  console.log(usage)
  return null
}
