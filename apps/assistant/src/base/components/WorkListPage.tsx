import { NoAccess } from '@console/domain-ui'
import { ListPage, type ListPageProps, type ListShape } from '@console/ui/list-page'
import { WorkPage } from './WorkPage.tsx'

type WorkListPageProps<Answer, Row extends object, S extends ListShape, Filters extends object> = Omit<
  ListPageProps<Answer, Row, S, Filters>,
  'noPermission' | 'title' | 'label'
> & {
  title: string
}

/** A list as a page of its own: the console's list frame, with a notice for people who may not see the page. */
export function WorkListPage<Answer, Row extends object, S extends ListShape, Filters extends object>({
  title,
  ...list
}: WorkListPageProps<Answer, Row, S, Filters>) {
  return (
    <WorkPage title={title} isList>
      <ListPage {...list} label={title} noPermission={<NoAccess page={title} />} />
    </WorkPage>
  )
}
