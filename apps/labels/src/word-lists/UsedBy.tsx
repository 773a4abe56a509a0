import type { wordList } from '@console/contracts'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { paths } from '../paths.ts'
import styles from './WordLists.module.css'

/** The labels that use a list, as links to their editors. */
export function UsedBy({ labels }: Pick<wordList.WordList, 'labels'>) {
  const { formatMessage } = useIntl()
  if (labels.length === 0)
    return <span className={styles['note']}>{formatMessage({ id: 'wordList.unused' })}</span>
  return (
    <ul className={styles['usedBy']}>
      {labels.map(({ id, name }) => (
        <li key={id} dir="auto">
          <PageLink to={`${paths.labelConfig}?edit=${id}`}>{name}</PageLink>
        </li>
      ))}
    </ul>
  )
}
