import { company, factor, tenant, type BodyOf } from '@console/contracts'
import { callQuery, useCallMutation, useCallQuery } from '@console/sub-app'
import { useQueryClient } from '@tanstack/react-query'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import type { CompanyDetail } from '../model/company-detail.ts'

/**
 * The same answer that the sidebar takes its logo from. It is refetched at each opening and on the way back to the tab:
 * somebody may have signed up with the code in the meantime.
 */
export function useCompanyDetail() {
  const { sessionUser } = useShell()
  return useCallQuery(
    tenant.detail,
    { query: { tenantId: sessionUser.tenantId } },
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  )
}

/** Merges the server's answer into the cached company, without refetching all of it. */
function useChangeDetail(): (changes: Partial<CompanyDetail>) => void {
  const { client, sessionUser } = useShell()
  const queryClient = useQueryClient()
  const { queryKey } = callQuery(client, tenant.detail, { query: { tenantId: sessionUser.tenantId } })
  return (changes) => {
    queryClient.setQueryData<CompanyDetail>(queryKey, (before) => before && { ...before, ...changes })
  }
}

export function useSaveContact() {
  return useCallMutation(company.modify, {
    toInput: (contact: BodyOf<typeof company.modify>) => ({ body: contact }),
    changes: [tenant.detail],
  })
}

export function useSetSignInRule() {
  return useCallMutation(company.setSignInRule, {
    toInput: (rule: BodyOf<typeof company.setSignInRule>) => ({ body: rule }),
    changes: [tenant.detail],
  })
}

/** Refetched at each opening: roles and the demand change elsewhere. */
export function useFactorDemand() {
  return useCallQuery(factor.demand, {}, { staleTime: 0 })
}

export function useRenewInvitation() {
  const changeDetail = useChangeDetail()
  return useCallMutation(company.renewInvitation, {
    onSuccess: (insertInvCodeData) => {
      changeDetail({ insertInvCodeData })
    },
  })
}

export type LogoKind = keyof typeof company.LOGO_PURPOSE

export function useUploadLogo(kind: LogoKind) {
  const changeDetail = useChangeDetail()
  return useCallMutation(company.uploadLogo, {
    toInput: (file: File) => ({ body: { file, purpose: company.LOGO_PURPOSE[kind] } }),
    onSuccess: (answer) => {
      const url = answer?.url
      // If the answer lacks the address, the company is read again (`LOGO_UPDATED_EVENT`).
      if (url !== undefined) changeDetail(kind === 'expanded' ? { logo: url } : { subLogo: url })
    },
  })
}
