import { useIntl } from 'react-intl'
import { dateOf, type SourceChange } from '../model/source-changes.ts'

/** "Valid calls: by label since 24 Nov 2026"; of what the console does not know, its id. */
export function useSinceText() {
  const { formatMessage, formatDate, messages } = useIntl()
  const nameOf = (kind: 'module' | 'source', id: string) => {
    const text = `stat.${kind}.${id}`
    return text in messages ? formatMessage({ id: text }) : id
  }
  return {
    moduleName: (id: string) => nameOf('module', id),
    sinceText: ({ id, source, since }: SourceChange) =>
      formatMessage(
        { id: 'stat.since' },
        {
          module: nameOf('module', id),
          source: nameOf('source', source),
          day: formatDate(dateOf(since), { timeZone: 'UTC', dateStyle: 'medium' }),
        },
      ),
  }
}
