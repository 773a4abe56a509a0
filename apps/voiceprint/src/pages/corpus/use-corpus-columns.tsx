import type { voiceprint } from '@console/contracts'
import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { TimeCell } from '../../components/row/TimeCell.tsx'
import { voiceLength } from '../../components/voice-figures.ts'
import { CorpusState } from './CorpusState.tsx'
import { CorpusActions, type CorpusActionsProps } from './CorpusActions.tsx'

type Column = DataColumn<voiceprint.Corpus>

const ORGANIZATION_WIDTH = 160

/** The columns of VOICE-028. */
export function useCorpusColumns(actions: Omit<CorpusActionsProps, 'corpus'>): Column[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'corpusId',
      title: formatMessage({ id: 'voice.corpusId' }),
      dataIndex: 'corpusId',
      align: 'right',
    },
    { key: 'name', title: formatMessage({ id: 'voice.user' }), dataIndex: 'name' },
    {
      key: 'orgName',
      title: formatMessage({ id: 'voice.organization' }),
      dataIndex: 'orgName',
      maxWidth: ORGANIZATION_WIDTH,
    },
    {
      key: 'catalogName',
      sortKey: 'catalogName',
      title: formatMessage({ id: 'voice.category.name' }),
      dataIndex: 'catalogName',
    },
    {
      key: 'voiceDuration',
      title: formatMessage({ id: 'voice.voiceDuration' }),
      align: 'right',
      render: (_, { voiceDuration }) => voiceLength(voiceDuration),
    },
    {
      key: 'sessionAt',
      title: formatMessage({ id: 'voice.sessionAt' }),
      render: (_, { sessionAt }) => <TimeCell at={sessionAt} />,
    },
    {
      key: 'createAt',
      title: formatMessage({ id: 'voice.createAt' }),
      render: (_, { createAt }) => <TimeCell at={createAt} />,
    },
    {
      key: 'status',
      title: formatMessage({ id: 'voice.status' }),
      render: (_, { status }) => <CorpusState status={status} />,
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, corpus) => <CorpusActions corpus={corpus} {...actions} />,
    },
  ]
}
