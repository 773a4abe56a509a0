export type OauthTables = {
  oauthToken: OauthTokenTable
}

type OauthTokenTable = { tokenHash: Buffer; tenantId: number; oauthClientId: number; expiresAt: Date }
