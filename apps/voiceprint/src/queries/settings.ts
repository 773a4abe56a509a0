import { voiceprint } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import { useFailureLog } from './use-failure-log.ts'

/** The settings of the company. */
export function useSettings() {
  const settings = useCallQuery(voiceprint.config)
  useFailureLog(settings.error, voiceprint.config.id)
  return settings
}

/** How recorded comparisons scored. */
export function useScoreDistribution() {
  const scores = useCallQuery(voiceprint.scoreDistribution)
  useFailureLog(scores.error, voiceprint.scoreDistribution.id)
  return scores
}
