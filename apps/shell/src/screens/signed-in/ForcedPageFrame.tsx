import type { user as userCalls } from '@console/contracts'
import { createQueryClient, MoreTexts, type HttpClient } from '@console/sub-app'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ConsoleContext } from '../../runtime/context/console-context.ts'
import type { Toasts } from '../../runtime/services/toasts.tsx'
import { accountTexts } from '../account/account-texts.ts'
import { PublicPageFrame } from '../sign-in/PublicPageFrame.tsx'

export type ForcedPageProps = {
  user: userCalls.UserInfo
  context: ConsoleContext
  client: HttpClient
  toasts: Toasts
}

type ForcedPageFrameProps = Pick<ForcedPageProps, 'context'> & { children: ReactNode }

/** Frame of a step that has to be done before the console opens. */
export function ForcedPageFrame({ context: { brand, config }, children }: ForcedPageFrameProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <MoreTexts texts={accountTexts}>
        <PublicPageFrame brand={brand} version={config.version}>
          {children}
        </PublicPageFrame>
      </MoreTexts>
    </QueryClientProvider>
  )
}
