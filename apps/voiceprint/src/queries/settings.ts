import { voiceprint, type BodyOf } from '@console/contracts'
import { useCallCache, useCallMutation, useCallQuery } from '@console/sub-app'
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

type Settings = BodyOf<typeof voiceprint.saveConfig>

/** Saves the settings; `store` then makes them the answer of `useSettings`. */
export function useSaveSettings(onError: () => void) {
  const cache = useCallCache()
  const saving = useCallMutation(voiceprint.saveConfig, {
    toInput: (settings: Settings) => ({ body: settings }),
    onError,
  })
  return {
    save: saving.mutateAsync,
    store: (settings: Settings) => cache.write(voiceprint.config, {}, settings),
  }
}
