import { voiceprint, type BodyOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { useFailureLog } from './use-failure-log.ts'

/** The settings of the company. */
export function useSettings() {
  const settings = useCallQuery(voiceprint.config)
  useFailureLog(settings.error, voiceprint.config.id)
  return settings
}

/** Scores of the recorded comparisons. */
export function useScoreDistribution() {
  const scores = useCallQuery(voiceprint.scoreDistribution)
  useFailureLog(scores.error, voiceprint.scoreDistribution.id)
  return scores
}

type Settings = BodyOf<typeof voiceprint.saveConfig>

/** Saves the settings, which are read again before it counts as done. */
export function useSaveSettings(onError: () => void) {
  const saving = useCallMutation(voiceprint.saveConfig, {
    toInput: (settings: Settings) => ({ body: settings }),
    changes: [voiceprint.config],
    onError,
  })
  return saving.mutateAsync
}
