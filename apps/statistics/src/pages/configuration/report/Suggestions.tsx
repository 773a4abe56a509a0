import { userData } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, DataTable, EmptyText, StatusWord, Icon } from '@console/ui'
import { Button } from 'antd'
import { type ReactNode, useCallback } from 'react'
import { useIntl } from 'react-intl'
import { RowCard } from '../../../components/RowCard.tsx'
import { useRuleText } from '../../../components/use-rule-text.ts'
import { type StoredUserData, useSaveUserData } from '../../../queries/save-configuration.ts'
import { useSaveToasts } from '../use-save-toasts.ts'
import { SuggestionDialog } from './SuggestionDialog.tsx'
import styles from '../Configuration.module.css'

type SuggestionsProps = {
  stored: StoredUserData
  open: string | null
  onOpen: (suggestion: string | null) => void
}

/** The suggestions of the business; each change of one sends all (RPT-050, RPT-051, RPT-Q28). */
export function Suggestions({ stored, open, onOpen }: SuggestionsProps) {
  const { formatMessage } = useIntl()
  const { checkConfigs, sources } = stored.userDataConfig
  const saving = useSaveUserData(stored, useSaveToasts())
  const actions = useSuggestionActions({ stored, saving, onOpen })
  const opened = checkConfigs.find(({ id }) => String(id) === open) ?? null
  const isFull = checkConfigs.length >= userData.MAX_SUGGESTIONS
  const columns = useSuggestionColumns(sources, actions)
  const renderCard = useSuggestionCard(sources, actions)
  return (
    <>
      <DataTable<userData.CheckConfig>
        label={formatMessage({ id: 'statConfig.suggestions' })}
        head={
          <>
            <h2>{formatMessage({ id: 'statConfig.suggestions' })}</h2>
            <Button icon={<Icon name="plus" />} disabled={isFull} onClick={() => onOpen('new')}>
              {formatMessage({ id: 'statConfig.suggestion.new' })}
            </Button>
          </>
        }
        columns={columns}
        rows={checkConfigs}
        rowKey={({ id }) => id}
        isRefreshing={saving.isPending}
        state={checkConfigs.length === 0 ? <EmptyText textId="statConfig.suggestions.none" /> : undefined}
        mobileCard={renderCard}
      />
      {(open === 'new' || opened !== null) && (
        <SuggestionDialog
          key={open}
          stored={opened}
          bizTypeId={stored.bizTypeId}
          sources={sources}
          isSaving={saving.isPending}
          onSave={actions.save}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  )
}

/** A row of the table on a phone. */
function useSuggestionCard(
  sources: readonly userData.DataSource[],
  actions: SuggestionActions,
): (check: userData.CheckConfig) => ReactNode {
  return useCallback(
    (check) => <SuggestionCard check={check} sources={sources} actions={actions} />,
    [sources, actions],
  )
}

type SuggestionCardProps = {
  check: userData.CheckConfig
  sources: readonly userData.DataSource[]
  actions: SuggestionActions
}

/** A suggestion on a phone. */
function SuggestionCard({ check, sources, actions }: SuggestionCardProps) {
  const ruleText = useRuleText()
  return (
    <RowCard title={check.name}>
      <span>{check.tips}</span>
      <span className="ui-size-12 ui-faint">{ruleText.ofRules(check.sourceRel, sources)}</span>
      <SuggestionButtons check={check} actions={actions} />
    </RowCard>
  )
}

/** A suggestion, its rules in words, and what can be done with it. */
function useSuggestionColumns(
  sources: readonly userData.DataSource[],
  actions: SuggestionActions,
): DataColumn<userData.CheckConfig>[] {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  const title = (key: string) => formatMessage({ id: `statConfig.suggestion.${key}` })
  return [
    { key: 'name', title: title('name'), dataIndex: 'name' },
    { key: 'tips', title: title('tips'), dataIndex: 'tips' },
    {
      key: 'rules',
      title: title('rules'),
      render: (_, { sourceRel }) => ruleText.ofRules(sourceRel, sources),
    },
    {
      key: 'status',
      title: title('status'),
      render: (_, { status }) => (
        <StatusWord tone={status === 1 ? 'good' : 'quiet'}>
          {title(status === 1 ? 'enabled' : 'disabled')}
        </StatusWord>
      ),
    },
    {
      key: 'actions',
      title: title('actions'),
      isActions: true,
      render: (_, check) => <SuggestionButtons check={check} actions={actions} />,
    },
  ]
}

type SuggestionButtonsProps = { check: userData.CheckConfig; actions: SuggestionActions }

function SuggestionButtons({ check, actions }: SuggestionButtonsProps) {
  const { formatMessage } = useIntl()
  const { name, status } = check
  const buttons = [
    { key: 'edit', act: () => actions.edit(check) },
    { key: status === 1 ? 'disable' : 'enable', act: () => actions.toggle(check) },
    { key: 'delete', act: () => void actions.remove(check) },
  ]
  return (
    <span className={styles['buttons']}>
      {buttons.map(({ key, act }) => (
        <Button
          key={key}
          type="link"
          size="small"
          disabled={actions.isBusy}
          aria-label={formatMessage({ id: `statConfig.${key}.of` }, { name })}
          onClick={act}
        >
          {formatMessage({ id: `statConfig.${key}` })}
        </Button>
      ))}
    </span>
  )
}

type ActionOptions = {
  stored: StoredUserData
  saving: ReturnType<typeof useSaveUserData>
  onOpen: (suggestion: string | null) => void
}

type SuggestionActions = ReturnType<typeof useSuggestionActions>

/** Actions on a suggestion. The sources are sent as they are stored: their draft is saved by its own button. */
function useSuggestionActions({ stored, saving, onOpen }: ActionOptions) {
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
