import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../runtime/router/PageCard.tsx'
import type { ShellPage } from '../../../runtime/router/shell-page.ts'
import { BackHomeButton } from '../../parts/BackHomeButton.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { useCopy } from '../../parts/use-copy.ts'
import { functionalConfigTexts } from './functional-config-texts.ts'

/** For a function that the platform has not set up for this company: whom to contact (FRAME3-001, FRAME3-Q1). */
export function FunctionalConfigPage() {
  const { formatMessage } = useIntl()
  const { brand, sessionUser } = useShell()
  const copy = useCopy()
  const email = brand.supportEmail
  return (
    <PageCard>
      <EmptyState
        title={formatMessage({ id: 'functionalConfig.title' }, { tenant: sessionUser.tenantName })}
        action={<BackHomeButton isPrimary text="crash.goConsole" />}
      >
        {formatMessage({ id: 'functionalConfig.text' })}
        {email && (
          <p className="ui-row ui-centre ui-gap-4 ui-after-8">
            <a href={`mailto:${email}`}>{email}</a>
            <IconButton
              icon="copy"
              label={formatMessage({ id: 'functionalConfig.copyAddress' })}
              onUse={() => void copy(email)}
            />
          </p>
        )}
      </EmptyState>
    </PageCard>
  )
}

export const functionalConfigPage: ShellPage = { Page: FunctionalConfigPage, texts: functionalConfigTexts }
