import type { userData } from '@console/contracts'
import { StatusWord, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { useRuleText } from '../../../components/use-rule-text.ts'
import { SuggestionButtons } from './SuggestionButtons.tsx'
import type { SuggestionActions } from './use-suggestion-actions.ts'

/** A suggestion, its rules in words, and what can be done with it. */
export function useSuggestionColumns(
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
