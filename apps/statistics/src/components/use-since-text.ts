import { useIntl } from 'react-intl'
import { toUtcDate, type SourceChange } from '../model/source-changes.ts'

/** "Valid calls: by label since 24 Nov 2026"; anything that the console does not know appears as its id. */
export function useSinceText() {
  const { formatMessage, formatDate, messages } = useIntl()
  const formatName = (kind: 'module' | 'source', id: string) => {
    const text = `stat.${kind}.${id}`
    return text in messages ? formatMessage({ id: text }) : id
  }
  return {
    moduleName: (id: string) => formatName('module', id),
    sinceText: ({ id, source, since }: SourceChange) =>
      formatMessage(
        { id: 'stat.since' },
        {
          module: formatName('module', id),
          source: formatName('source', source),
          day: formatDate(toUtcDate(since), { timeZone: 'UTC', dateStyle: 'medium' }),
        },
      ),
  }
}
