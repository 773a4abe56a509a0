import { annotation } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, Icon, type StatusTone, StatusWord } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { SessionLink } from '../../../base/components/reading/SessionLink.tsx'
import { useAnnotationWork } from '../../queries/annotations.ts'
import { AnnotationForms } from './AnnotationForms.tsx'
import { useClaim } from './use-claim.ts'

export { texts } from '../../annotation-texts.ts'

const TONES: Readonly<Record<annotation.WorkState, StatusTone>> = {
  waiting: 'quiet',
  claimed: 'warn',
  finished: 'good',
}

/** px of words. */
const TEXT_WIDTH = 168

/** Sessions to annotate: sampled, claimed, tagged, finished. */
export function AnnotationWorkPage() {
  const { formatMessage } = useIntl()
  const filters = useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice' as const,
        options: annotation.WORK_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `annotation.state.${state}` }),
        })),
      },
    ],
    [formatMessage],
  )
  const search = useReadingSearch('annotation.work', { filters })
  const state = annotation.WORK_STATES.find((one) => one === search.chosen['state'])
  const answer = useAnnotationWork({ ...search.paging, ...(state === undefined ? {} : { state }) })
  const columns = useWorkColumns()
  return (
    <ReadingPage<annotation.AnnotationWork>
      texts="annotation.work"
      search={search}
      answer={answer}
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => search.setOpen('draw')}>
          {formatMessage({ id: 'annotation.draw' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={columns}
      renderActions={(work) => <WorkActions work={work} onOpen={search.setOpen} />}
    >
      <AnnotationForms
        open={search.open}
        works={answer.data?.records ?? []}
        onOpen={search.setOpen}
        onClose={() => search.setOpen(null)}
      />
    </ReadingPage>
  )
}

type WorkActionsProps = { work: annotation.AnnotationWork; onOpen: (open: string) => void }

/** Claims a sampled session; annotates it once it is the user's. */
function WorkActions({ work, onOpen }: WorkActionsProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const claim = useClaim()
  const { id, sessionId, state, claimedById } = work

  if (state === 'waiting') {
    return (
      <Button
        type="link"
        aria-label={formatMessage({ id: 'annotation.claimOf' }, { sessionId })}
        onClick={() => void claim(work)}
      >
        {formatMessage({ id: 'annotation.claim' })}
      </Button>
    )
  }
  if (state !== 'claimed' || claimedById !== user.userId) return null
  return (
    <Button
      type="link"
      aria-label={formatMessage({ id: 'annotation.annotateOf' }, { sessionId })}
      onClick={() => onOpen(String(id))}
    >
      {formatMessage({ id: 'annotation.annotate' })}
    </Button>
  )
}

function useWorkColumns(): RecordColumn<annotation.AnnotationWork>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'session', render: ({ sessionId }) => <SessionLink sessionId={sessionId} /> },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName },
    {
      key: 'started',
      render: ({ startedAt }) => <ShortTime text={formatTime(startedAt, timezone)} />,
      isQuiet: true,
    },
    {
      key: 'state',
      render: (work) => (
        <StatusWord tone={TONES[work.state]}>
          {formatMessage({ id: `annotation.state.${work.state}` })}
        </StatusWord>
      ),
    },
    { key: 'person', render: ({ claimedByName }) => claimedByName ?? '-' },
    {
      key: 'tags',
      render: ({ tags }) => tags.map(({ name }) => name).join(', ') || '-',
      maxWidth: TEXT_WIDTH,
    },
    { key: 'note', render: ({ note }) => note || '-', maxWidth: TEXT_WIDTH },
  ]
}
