import { userData } from '@console/contracts'
import { Button } from 'antd'
import { DataTable, EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { SuggestionDialog } from './SuggestionDialog.tsx'
import { useSaveUserData, type StoredUserData } from '../../../queries/save-configuration.ts'
import { useSuggestionActions } from './use-suggestion-actions.ts'
import { useSuggestionCard } from './use-suggestion-card.tsx'
import { useSuggestionColumns } from './use-suggestion-columns.tsx'
import { useSaveToasts } from '../use-save-toasts.ts'

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
