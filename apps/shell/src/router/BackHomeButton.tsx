import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { consolePaths } from '../paths.ts'
import { useShell } from '../signed-in/shell-context.tsx'

/** Opens the home path; away where the home itself does not exist and the way would lead in a circle. */
export function BackHomeButton({ isPrimary = false }: { isPrimary?: boolean }) {
  const { formatMessage } = useIntl()
  const { homePath } = useShell()
  const navigate = useNavigate()
  const hasHome = homePath !== consolePaths.notFound
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      disabled={!hasHome}
      title={hasHome ? '' : formatMessage({ id: 'page.noHome' })}
      onClick={() => {
        void navigate(homePath)
      }}
    >
      {formatMessage({ id: 'page.backHome' })}
    </Button>
  )
}
