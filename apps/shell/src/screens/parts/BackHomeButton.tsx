import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { consolePaths } from '../../base/paths.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'

type BackHomeButtonProps = {
  isPrimary?: boolean
  /** Text of the button. */
  text?: 'page.backHome' | 'crash.goConsole'
}

/** Opens the home path; absent where the home itself does not exist and the button would lead in a circle. */
export function BackHomeButton({ isPrimary = false, text = 'page.backHome' }: BackHomeButtonProps) {
  const { formatMessage } = useIntl()
  const { homePath } = useShell()
  const navigate = useNavigate()
  const hasHome = homePath !== consolePaths.notFound
  return (
    <div className="ui-stack ui-items-centre ui-gap-8">
      <Button
        type={isPrimary ? 'primary' : 'default'}
        disabled={!hasHome}
        onClick={() => {
          void navigate(homePath)
        }}
      >
        {formatMessage({ id: text })}
      </Button>
      {!hasHome && <span className="ui-note ui-faint">{formatMessage({ id: 'page.noHome' })}</span>}
    </div>
  )
}
