import { annotation } from '@console/contracts'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useAnnotationWork } from '../../queries/annotations.ts'
import { AnnotationForms } from './AnnotationForms.tsx'
import { useWorkColumns } from './use-work-columns.tsx'
import { WorkActions } from './WorkActions.tsx'

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
  const search = useReadingSearch(filters)
  const state = annotation.WORK_STATES.find((one) => one === search.chosen['state'])
  const answer = useAnnotationWork({ ...search.paging, ...(state === undefined ? {} : { state }) })
  const columns = useWorkColumns()
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
