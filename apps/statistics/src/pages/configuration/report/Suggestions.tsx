import { userData } from '@console/contracts'
import { DataTable, EmptyState, StatusWord, type DataColumn } from '@console/ui'
import { Button } from 'antd'
import { useCallback, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRuleText } from '../../../components/use-rule-text.ts'
import { useSaveUserData, type StoredUserData } from '../../../queries/save-configuration.ts'
import { useSaveToasts } from '../use-save-toasts.ts'
import { SuggestionButtons } from './SuggestionButtons.tsx'
import { SuggestionDialog } from './SuggestionDialog.tsx'
import { useSuggestionActions, type SuggestionActions } from './use-suggestion-actions.ts'

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
            <Button disabled={isFull} onClick={() => onOpen('new')}>
              {formatMessage({ id: 'statConfig.suggestion.new' })}
            </Button>
          </>
        }
        columns={columns}
        rows={checkConfigs}
        rowKey={({ id }) => id}
        isRefreshing={saving.isPending}
        state={
          checkConfigs.length === 0 ? (
            <EmptyState title={formatMessage({ id: 'statConfig.suggestions.none' })}>
              {formatMessage({ id: 'statConfig.suggestions.none.text' })}
            </EmptyState>
          ) : undefined
        }
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
    <div className="ui-stack ui-items-start ui-pad-12-16">
      <b>{check.name}</b>
      <span>{check.tips}</span>
      <span className="ui-size-12 ui-faint">{ruleText.ofRules(check.sourceRel, sources)}</span>
      <SuggestionButtons check={check} actions={actions} />
    </div>
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
