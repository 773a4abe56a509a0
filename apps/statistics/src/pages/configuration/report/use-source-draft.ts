import { userData } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { isSameValue } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  deselectedInUse,
  isCompared,
  toSourceKey,
  tagSource,
  type SourceDraft,
} from '../../../model/suggestions.ts'
import { useSaveUserData, type StoredUserData } from '../../../queries/save-configuration.ts'
import { useSaveToasts } from '../use-save-toasts.ts'

/** How long the warning stays that names sources in use (RPT-047). */
const WARNING_SECONDS = 5

/** The selection of sources: a draft until it is saved (RPT-044). */
export function useSourceDraft(stored: StoredUserData) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { sources: storedSources, checkConfigs } = stored.userDataConfig
  const [changed, setChanged] = useState<readonly SourceDraft[] | null>(null)
  const sources = changed ?? storedSources
  const { save, isPending } = useSaveUserData(stored, useSaveToasts())
  const isDirty = changed !== null && !isSameValue(changed, storedSources)

  function submit(): void {
    const names = deselectedInUse(checkConfigs, sources).map(({ name }) => name)
    if (names.length === 0) return save({ sources: [...sources], checkConfigs }, () => setChanged(null))
    const text = formatMessage({ id: 'statConfig.source.inUse' }, { names: names.join(', ') })
    services.toast.warning(text, { seconds: WARNING_SECONDS })
  }

  function remove(source: SourceDraft): void {
    if (isCompared(checkConfigs, source))
      services.toast.warning(formatMessage({ id: 'statConfig.metric.inUse' }))
    else setChanged(sources.filter((one) => toSourceKey(one) !== toSourceKey(source)))
  }

  return {
    figures: sources.filter(({ type }) => type === userData.SOURCE_TYPE.platform),
    tags: sources.filter(({ type }) => type === userData.SOURCE_TYPE.label),
    isFull: sources.length >= userData.MAX_SOURCES,
    isDirty,
    isPending,
    select: (source: SourceDraft, isSelected: boolean) =>
      setChanged(
        sources.map((one) =>
          toSourceKey(one) === toSourceKey(source) ? { ...one, status: isSelected ? 1 : 0 } : one,
        ),
      ),
    add: (label: { id: number; name: string }) =>
      setChanged([...sources, tagSource(label, stored.bizTypeId)]),
    remove,
    discard: () => setChanged(null),
    submit,
  }
}
