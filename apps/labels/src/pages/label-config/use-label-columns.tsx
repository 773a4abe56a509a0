import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, StatusWord, type DataColumn } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { BusinessName, ProductName } from '../../components/ScopeName.tsx'
import { MEANING_TEXTS, SHORT_KIND_TEXTS, statusText } from '../../model/label-texts.ts'
import { LabelActions, type LabelActionsProps } from './LabelActions.tsx'

type Column = DataColumn<label.Label>

/** Widths at which all columns fit a window of 1280 px: longer names end in an ellipsis. */
const NAME_WIDTH = 96
const SHOW_NAME_WIDTH = 72
const SCOPE_WIDTH = 70

/** The columns of LABEL-006. */
export function useLabelColumns(actions: Omit<LabelActionsProps, 'label'>): Column[] {
  return [...useDescriptionColumns(), ...useStatusColumns(), useActionColumn(actions)]
}

/** Columns for the label's description and product. */
function useDescriptionColumns(): Column[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'name', title: formatMessage({ id: 'label.name' }), dataIndex: 'name', maxWidth: NAME_WIDTH },
    {
      key: 'showName',
      title: formatMessage({ id: 'label.showName' }),
      maxWidth: SHOW_NAME_WIDTH,
      render: (_, { showName }) => showName || '-',
    },
    {
      key: 'bizTypeName',
      title: formatMessage({ id: 'label.business' }),
      maxWidth: SCOPE_WIDTH,
      render: (_, row) => <BusinessName label={row} />,
    },
    {
      key: 'productName',
      title: formatMessage({ id: 'label.product' }),
      maxWidth: SCOPE_WIDTH,
      render: (_, row) => <ProductName label={row} />,
    },
    {
      key: 'kind',
      title: formatMessage({ id: 'label.kind' }),
      render: (_, { rule }) => formatMessage({ id: SHORT_KIND_TEXTS[rule.labelType] }),
    },
    {
      key: 'type',
      title: formatMessage({ id: 'label.type' }),
      render: (_, { type }) => formatMessage({ id: MEANING_TEXTS[type] }),
    },
  ]
}

/** Columns for when the label is judged, its status, and when it was created and changed. */
function useStatusColumns(): Column[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const time = (key: 'createdAt' | 'updatedAt'): Column => ({
    key,
    title: formatMessage({ id: `label.${key}` }),
    render: (_, label) => <ShortTime text={formatTime(label[key], timezone)} />,
  })
  return [
    {
      key: 'triggerAt',
      title: formatMessage({ id: 'label.trigger' }),
      render: (_, { triggerAt }) => formatMessage({ id: `label.trigger.${triggerAt}` }),
    },
    {
      key: 'round',
      title: formatMessage({ id: 'label.round' }),
      render: (_, { rule: { sessionCollectRound: n } }) =>
        n === null ? '-' : formatMessage({ id: 'label.round.every' }, { n }),
    },
    {
      key: 'status',
      title: formatMessage({ id: 'label.status' }),
      render: (_, label) => (
        <StatusWord tone={label.enable === 1 ? 'good' : 'offline'}>
          {formatMessage({ id: statusText(label) })}
        </StatusWord>
      ),
    },
    time('createdAt'),
    time('updatedAt'),
  ]
}

function useActionColumn(actions: Omit<LabelActionsProps, 'label'>): Column {
  const { formatMessage } = useIntl()
  return {
    key: 'actions',
    isActions: true,
    title: formatMessage({ id: 'label.actions' }),
    render: (_, row) => <LabelActions label={row} {...actions} />,
  }
}
