import { NoPermissionState } from '@console/ui'
import { useIntl } from 'react-intl'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { PageCard } from '../../runtime/router/PageCard.tsx'
import { BackHomeButton } from '../parts/BackHomeButton.tsx'

/** For a page the user may not open, and at `/error/403`: whom to contact, and for what (SHELL-027, SHELL-028, ERR-025). */
export function NoPermissionPage({ trail }: { trail: readonly MenuNode[] }) {
  const { formatMessage } = useIntl()
  const { sessionUser } = useShell()
  const names = trail.map(({ name }) => name)
  return (
    <PageCard>
      <NoPermissionState
        tenant={sessionUser.tenantName}
        page={
          names.length === 0
            ? formatMessage({ id: 'page.noPermission.thatPage' })
            : names.join(formatMessage({ id: 'page.trailSeparator' }))
        }
        action={<BackHomeButton />}
      />
    </PageCard>
  )
}
