import { demoSample } from '@console/contracts'

/** Lines of the page of insights. */
export function insightLines(): string[] {
  const teams = demoSample.SAMPLE_TEAMS.map(
    ({ name, wordsPerMinute, silence, interruptions }) =>
      `${name.en}: ${wordsPerMinute} words a minute, ${percent(silence)} silence, ${interruptions} interruptions a call`,
  )
  return ['These figures are invented.', '', ...teams, '', 'Calls with long pauses', ...times()]
}

/** Lines of the page of sentiments. */
export function sentimentLines(): string[] {
  const teams = demoSample.SAMPLE_TEAMS.map(
    ({ name, positive, neutral, negative }) =>
      `${name.en}: ${percent(positive)} positive, ${percent(neutral)} neutral, ${percent(negative)} negative`,
  )
  return ['These figures are invented.', '', ...teams, '', 'Calls that turned negative', ...times()]
}

function times(): string[] {
  return demoSample.SAMPLE_TIMES.map(({ time, calls }) => `${time}: ${calls} calls`)
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`
}
