import { voiceprint } from '@console/contracts'
import { useCallCache, useCallMutation, useFormDraft, useHost } from '@console/sub-app'
import { useForm } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { SETTING_NAMES, settingProblem, toSettings, type SettingsForm } from '../../model/settings-form.ts'

/** The settings as they are typed; a failure leaves them (VOICE-013). */
export function useSettingsForm(stored: SettingsForm) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const cache = useCallCache()
  const saving = useCallMutation(voiceprint.saveConfig, {
    onError: () => services.toast.error(formatMessage({ id: 'global.update.failed' })),
  })

  function problemsOf(values: SettingsForm): Partial<Record<keyof SettingsForm, string>> {
    return Object.fromEntries(
      SETTING_NAMES.flatMap((name) => {
        const problem = settingProblem(name, values[name])
        if (problem === null) return []
        const id = problem === 'required' ? 'voice.config.required' : (`voice.config.${name}.range` as const)
        return [[name, formatMessage({ id })]]
      }),
    )
  }

  return useForm({
    draft: useFormDraft({ name: voiceprint.saveConfig.id, id: 'company', initial: stored }),
    save: async (values: SettingsForm) => saving.mutateAsync({ body: toSettings(values) }),
    check: problemsOf,
    onSaved: (_, values) => {
      cache.write(voiceprint.config, {}, toSettings(values))
      services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
    },
  })
}
