import { annotation } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useAnnotationWork, useClaimAnnotation } from '../../queries/annotations.ts'
import { AnnotationForms } from './AnnotationForms.tsx'
import { useWorkColumns } from './use-work-columns.tsx'

/** Sessions to annotate: sampled, claimed, tagged, finished. */
export function AnnotationWorkPage() {
  const { formatMessage } = useIntl()
  const { services, user } = useHost()
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
  const search = useReadingSearch(filters)
  const state = annotation.WORK_STATES.find((one) => one === search.chosen['state'])
  const answer = useAnnotationWork({ ...search.paging, ...(state === undefined ? {} : { state }) })
  const columns = useWorkColumns()
  const sendClaim = useClaimAnnotation()
  async function claim(work: annotation.AnnotationWork): Promise<void> {
    try {
      await sendClaim(work)
      services.announce(formatMessage({ id: 'annotation.claimed' }, { sessionId: work.sessionId }))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      services.toast.error(failureText(error))
    }
  }
  return (
    <ReadingPage<annotation.AnnotationWork>
      texts="annotation.work"
      search={search}
      answer={answer}
      action={
        <Button type="primary" onClick={() => search.setOpen('draw')}>
          {formatMessage({ id: 'annotation.draw' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={columns}
      renderActions={(work) => {
        const values = { sessionId: work.sessionId }
        if (work.state === 'waiting') {
          return (
            <Button
              type="link"
              aria-label={formatMessage({ id: 'annotation.claimOf' }, values)}
              onClick={() => void claim(work)}
            >
              {formatMessage({ id: 'annotation.claim' })}
            </Button>
          )
        }
        if (work.state !== 'claimed' || work.claimedById !== user.userId) return null
        return (
          <Button
            type="link"
            aria-label={formatMessage({ id: 'annotation.annotateOf' }, values)}
            onClick={() => search.setOpen(String(work.id))}
          >
            {formatMessage({ id: 'annotation.annotate' })}
          </Button>
        )
      }}
    >
      <AnnotationForms
        open={search.open}
        works={answer.data?.records ?? []}
        onClose={() => search.setOpen(null)}
      />
    </ReadingPage>
  )
}
