import { voiceprint } from '@console/contracts'
import { useFormDraft, useHost } from '@console/sub-app'
import { useForm, versionPart } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { SETTING_NAMES, settingProblem, toSettings, type SettingsForm } from '../../model/settings-form.ts'
import { useSaveSettings } from '../../queries/settings.ts'

/**
 * The settings as they are typed; a failure leaves the input unchanged (VOICE-013). Version 0 means that the platform counts
 * no versions.
 */
export function useSettingsForm(stored: SettingsForm, version: number) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const save = useSaveSettings(() => services.toast.error(formatMessage({ id: 'global.update.failed' })))

  function toProblemTexts(values: SettingsForm): Partial<Record<keyof SettingsForm, string>> {
    return Object.fromEntries(
      SETTING_NAMES.flatMap((name) => {
        const problem = settingProblem(name, values[name])
        if (problem === null) return []
        const id = problem === 'required' ? 'voice.config.required' : (`voice.config.${name}.range` as const)
        return [[name, formatMessage({ id })]]
      }),
    )
  }

  const draft = useFormDraft({ name: voiceprint.saveConfig.id, id: 'company', initial: stored, version })
  return useForm({
    draft,
    present: { form: stored, version },
    save: async (values: SettingsForm) => save({ ...toSettings(values), ...versionPart(draft.seenVersion) }),
    check: toProblemTexts,
    onSaved: () => {
      services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
    },
  })
}
