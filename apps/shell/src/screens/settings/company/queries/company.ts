import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { company, tenant } from '@console/contracts'
import { callQuery } from '@console/sub-app'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import type { CompanyDetail } from '../model/company-detail.ts'

/**
 * The same answer that the sidebar takes its logo from. It is refetched at each opening and on returning to the
 * tab: somebody may have signed up with the code in the meantime.
 */
export function useCompanyDetail() {
  const { client, sessionUser } = useShell()
  return useQuery({
    ...callQuery(client, tenant.detail, { query: { tenantId: sessionUser.tenantId } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
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
  const { client } = useShell()
  const changeDetail = useChangeDetail()
  return useMutation({
    mutationFn: async (contact: company.ContactFields) =>
      client.send(company.modify, { body: contact, isQuiet: true }),
    onSuccess: (_, contact) => {
      changeDetail(contact)
    },
  })
}

export function useRenewInvitation() {
  const { client } = useShell()
  const changeDetail = useChangeDetail()
  return useMutation({
    mutationFn: async () => client.send(company.renewInvitation, { isQuiet: true }),
    onSuccess: (insertInvCodeData) => {
      changeDetail({ insertInvCodeData })
    },
  })
}

export type LogoKind = keyof typeof company.LOGO_PURPOSE

export function useUploadLogo(kind: LogoKind) {
  const { client } = useShell()
  const changeDetail = useChangeDetail()
  return useMutation({
    mutationFn: async (file: File) =>
      client.send(company.uploadLogo, { body: { file, purpose: company.LOGO_PURPOSE[kind] }, isQuiet: true }),
    onSuccess: ({ url }) => {
      changeDetail(kind === 'expanded' ? { logo: url } : { subLogo: url })
    },
  })
}
