import { userData } from '@console/contracts'
import { BusinessSelect, NoBusiness, PageFailure } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { useLeaveGuard } from '@console/sub-app/form'
import { IconButton, isSameValue } from '@console/ui'
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  deselectedInUse,
  isCompared,
  type SourceDraft,
  tagSource,
  toSourceKey,
} from '../../../model/suggestions.ts'
import { useLabelOptions, useTagNames, useUserData } from '../../../queries/configuration.ts'
import { type StoredUserData, useSaveUserData } from '../../../queries/save-configuration.ts'
import { TabLoading } from '../TabLoading.tsx'
import { useSaveToasts } from '../use-save-toasts.ts'
import { Suggestions } from './Suggestions.tsx'
import styles from '../Configuration.module.css'

/** Seconds that the warning stays that names sources in use (RPT-047). */
const WARNING_SECONDS = 5

export type ReportTabProps = {
  business: number | null
  /** `new`, the id of a stored one, or null: no dialog is open. */
  suggestion: string | null
  onBusiness: (business: number | null) => void
  onSuggestion: (suggestion: string | null) => void
}

/** Sources that suggestions of a business compare, and the suggestions (RPT-041, RPT-042). */
export function ReportTabContents({ business, suggestion, onBusiness, onSuggestion }: ReportTabProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <div className={styles['band']}>
        <BusinessSelect
          label={formatMessage({ id: 'stat.business' })}
          placeholder={formatMessage({ id: 'statConfig.choose' })}
          value={business}
          width={280}
          onChange={onBusiness}
        />
      </div>
      {business === null ? (
        <NoBusiness title={formatMessage({ id: 'statConfig.noBusiness' })}>
          {formatMessage({ id: 'statConfig.noBusiness.text' })}
        </NoBusiness>
      ) : (
        <BusinessData key={business} {...{ business, suggestion, onSuggestion }} />
      )}
    </>
  )
}

function BusinessData({
  business,
  suggestion,
  onSuggestion,
}: Pick<ReportTabProps, 'suggestion' | 'onSuggestion'> & { business: number }) {
  const { formatMessage } = useIntl()
  const data = useUserData(business)
  if (data.data === undefined)
    return data.error === null ? (
      <TabLoading />
    ) : (
      <PageFailure
        page={formatMessage({ id: 'statConfig.page' })}
        title={formatMessage({ id: 'statConfig.report.failed' })}
        error={data.error}
        onRetry={() => void data.refetch()}
      />
    )
  const stored = { ...data.data, bizTypeId: business }
  return (
    <>
      <SourceEditor stored={stored} />
      <Suggestions stored={stored} open={suggestion} onOpen={onSuggestion} />
    </>
  )
}

/**
 * Choice of the figures and labels that suggestions of the business may compare, figures and labels apart (RPT-042..049).
 */
function SourceEditor({ stored }: { stored: StoredUserData }) {
  const { formatMessage } = useIntl()
  const draft = useSourceDraft(stored)
  useLeaveGuard({
    isDirty: draft.isDirty,
    title: formatMessage({ id: 'statConfig.leave' }),
    text: formatMessage({ id: 'statConfig.leave.text' }),
    okText: formatMessage({ id: 'statConfig.leave.ok' }),
    onLeave: draft.discard,
  })
  return (
    <section className={styles['card']} aria-label={formatMessage({ id: 'statConfig.sources' })}>
      <div className="ui-cluster ui-between ui-gap-8">
        <h2>{formatMessage({ id: 'statConfig.sources' })}</h2>
        <span className={styles['tools']}>
          {draft.isDirty && (
            <Button onClick={draft.discard}>{formatMessage({ id: 'statConfig.discard' })}</Button>
          )}
          <Button type="primary" disabled={!draft.isDirty} loading={draft.isPending} onClick={draft.submit}>
            {formatMessage({ id: 'statConfig.save' })}
          </Button>
        </span>
      </div>
      <p className={styles['text']}>{formatMessage({ id: 'statConfig.sources.text' })}</p>
      <div className={styles['columns']}>
        <div role="group" aria-label={formatMessage({ id: 'statConfig.sources.platform' })}>
          <h3>{formatMessage({ id: 'statConfig.sources.platform' })}</h3>
          <ul className={styles['list']}>
            {draft.figures.map((source) => (
              <li key={toSourceKey(source)}>
                <SourceBox source={source} name={source.name} draft={draft} />
              </li>
            ))}
          </ul>
        </div>
        <TagSources draft={draft} bizTypeId={stored.bizTypeId} />
      </div>
    </section>
  )
}

type Draft = ReturnType<typeof useSourceDraft>

function SourceBox({ source, name, draft }: { source: SourceDraft; name: string; draft: Draft }) {
  return (
    <Checkbox checked={source.status === 1} onChange={({ target }) => draft.select(source, target.checked)}>
      {name}
    </Checkbox>
  )
}

type TagSourcesProps = { draft: Draft; bizTypeId: number }

/** Labels that are sources; only these can be added and deleted (RPT-Q25, RPT-Q26). */
function TagSources({ draft, bizTypeId }: TagSourcesProps) {
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
            <SourceBox source={source} name={nameOf(source)} draft={draft} />
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

/** The selection of sources: a draft until it is saved (RPT-044). */
function useSourceDraft(stored: StoredUserData) {
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
