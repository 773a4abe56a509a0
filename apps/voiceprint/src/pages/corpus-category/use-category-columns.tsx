import type { voiceprint } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { voiceTime } from '../../components/voice-figures.ts'
import { CategoryActions, type CategoryActionsProps } from './CategoryActions.tsx'

type Column = DataColumn<voiceprint.Category>

/** The columns of VOICE-015. */
export function useCategoryColumns(actions: Omit<CategoryActionsProps, 'category'>): Column[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'catalogName', title: formatMessage({ id: 'voice.category.name' }), dataIndex: 'catalogName' },
    {
      key: 'relateCount',
      title: formatMessage({ id: 'voice.category.relateCount' }),
      align: 'right',
      render: (_, { relateCount }) => formatNumber(relateCount),
    },
    {
      key: 'createAt',
      title: formatMessage({ id: 'voice.createAt' }),
      render: (_, { createAt }) => voiceTime(createAt, timezone),
    },
    {
      key: 'updateAt',
      title: formatMessage({ id: 'voice.updateAt' }),
      render: (_, { updateAt }) => voiceTime(updateAt, timezone),
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, category) => <CategoryActions category={category} {...actions} />,
    },
  ]
}
