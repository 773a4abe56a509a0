import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { consolePaths } from '../paths.ts'
import { PageSurface } from './PageSurface.tsx'

/** Shown for an address without a page. */
export function UnknownPage() {
  const { formatMessage } = useIntl()
  return (
    <PageSurface
      isEntrance
      title={formatMessage({ id: 'assistant.unknown.title' })}
      intro={formatMessage({ id: 'assistant.unknown.text' })}
    >
      <p>
        <Button type="primary" href={consolePaths.root}>
          {formatMessage({ id: 'assistant.toConsole' })}
        </Button>
      </p>
    </PageSurface>
  )
}
