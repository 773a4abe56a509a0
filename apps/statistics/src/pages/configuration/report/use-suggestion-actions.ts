import type { userData } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import type { StoredUserData, useSaveUserData } from '../../../queries/save-configuration.ts'

type ActionOptions = {
  stored: StoredUserData
  saving: ReturnType<typeof useSaveUserData>
  onOpen: (suggestion: string | null) => void
}

export type SuggestionActions = ReturnType<typeof useSuggestionActions>

/** Actions on a suggestion. The sources are sent as they are stored: their draft is saved by its own button. */
export function useSuggestionActions({ stored, saving, onOpen }: ActionOptions) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { sources, checkConfigs } = stored.userDataConfig
  const send = (checks: readonly userData.SavedCheck[], onSaved?: () => void) =>
    saving.save({ sources, checkConfigs: [...checks] }, onSaved)
  return {
    isBusy: saving.isPending,
    edit: ({ id }: userData.CheckConfig) => onOpen(String(id)),
    toggle: (check: userData.CheckConfig) =>
      send(
        checkConfigs.map((one) => (one.id === check.id ? { ...one, status: one.status === 1 ? 0 : 1 } : one)),
      ),
    save: (check: userData.SavedCheck, onSaved: () => void) =>
      send(
        check.id === 0
          ? [...checkConfigs, check]
          : checkConfigs.map((one) => (one.id === check.id ? check : one)),
        onSaved,
      ),
    remove: async ({ id, name }: userData.CheckConfig) => {
      const isSure = await services.confirm({
        title: formatMessage({ id: 'statConfig.suggestion.remove' }, { name }),
        content: formatMessage({ id: 'statConfig.suggestion.remove.text' }),
        okText: formatMessage({ id: 'statConfig.delete' }),
        isDestructive: true,
      })
      if (isSure) send(checkConfigs.filter((one) => one.id !== id))
    },
  }
}
