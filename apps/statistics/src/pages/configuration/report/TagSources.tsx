import { IconButton } from '@console/ui'
import { Checkbox, Select } from 'antd'
import { useIntl } from 'react-intl'
import styles from '../Configuration.module.css'
import { toSourceKey, type SourceDraft } from '../../../model/suggestions.ts'
import { useLabelOptions, useTagNames } from '../../../queries/configuration.ts'
import type { useSourceDraft } from './use-source-draft.ts'

type TagSourcesProps = { draft: ReturnType<typeof useSourceDraft>; bizTypeId: number }

/** Labels that are sources; only these can be added and deleted (RPT-Q25, RPT-Q26). */
export function TagSources({ draft, bizTypeId }: TagSourcesProps) {
  const { formatMessage } = useIntl()
  const labels = useLabelOptions(bizTypeId)
  const nameOf = useSourceNames(draft.tags, bizTypeId)
  const used = new Set(draft.tags.map(({ labelId }) => labelId))
  const offered = (labels.data?.smartLabels ?? []).filter(({ id }) => !used.has(id))
  return (
    <div role="group" aria-label={formatMessage({ id: 'statConfig.sources.label' })}>
      <h3>{formatMessage({ id: 'statConfig.sources.label' })}</h3>
      <ul className={styles['list']}>
        {draft.tags.map((source) => (
          <li key={toSourceKey(source)}>
            <Checkbox
              checked={source.status === 1}
              onChange={({ target }) => draft.select(source, target.checked)}
            >
              {nameOf(source)}
            </Checkbox>
            <IconButton
              icon="trash"
              label={formatMessage({ id: 'statConfig.source.remove' }, { name: nameOf(source) })}
              onClick={() => draft.remove(source)}
            />
          </li>
        ))}
      </ul>
      {draft.tags.length === 0 && (
        <p className={styles['text']}>{formatMessage({ id: 'statConfig.sources.noLabel' })}</p>
      )}
      <Select<number>
        className={styles['picker'] ?? ''}
        aria-label={formatMessage({ id: 'statConfig.source.add' })}
        placeholder={formatMessage({ id: 'statConfig.source.add' })}
        value={null}
        disabled={draft.isFull}
        loading={labels.isPending}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        showSearch={{ optionFilterProp: 'label' }}
        {...(labels.isError ? { status: 'error' as const } : {})}
        onChange={(id) => {
          const label = offered.find((one) => one.id === id)
          if (label !== undefined) draft.add(label)
        }}
      />
      {labels.isError && <p role="alert">{formatMessage({ id: 'domainUi.optionsFailed' })}</p>}
    </div>
  )
}

/**
 * Labels as they are named now: those that are not among the offered ones by the list of tags (QUAL-029, QUAL-Q14), and one that
 * is in neither as it was named when it became a source.
 */
function useSourceNames(tags: readonly SourceDraft[], bizTypeId: number) {
  const labels = useLabelOptions(bizTypeId).data?.smartLabels
  const names = new Map(labels?.map(({ id, name }) => [id, name]))
  const isMissing = labels !== undefined && tags.some(({ labelId }) => !names.has(labelId ?? 0))
  const others = useTagNames(isMissing ? bizTypeId : null).data
  return ({ labelId, name }: SourceDraft): string =>
    names.get(labelId ?? 0) ?? others?.find(({ id }) => id === labelId)?.name ?? name
}
