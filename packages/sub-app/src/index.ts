export { cachedValue, type CachedValue, type CacheKey } from './cached-value.ts'
export { CrashBoundary } from './CrashBoundary.tsx'
export { defineSubApp, type SubAppLifecycles } from './define-sub-app.tsx'
export { useFormDraft, useOwnerDraft, type FormDraft } from './form-draft/use-form-draft.ts'
export { exportChoices } from './host/export-choices.ts'
export { hostClient } from './host/host-client.ts'
export {
  HostProvider,
  HttpClientProvider,
  useHasCall,
  useHost,
  useHttpClient,
  type Host,
} from './host/host-context.tsx'
export type { HostProps, HostRoute, HostRouter, HostTheme, HostUpdate } from './host/host-props.ts'
export type { RegisteredAppConfirm, RegisteredAppProps } from './host/registered-app-props.ts'
export type { ConfirmRequest, HostServices, NamedPage } from './host/host-services.ts'
export { ApiError, type ApiErrorKind } from './http/api-error.ts'
export { callQuery, type CallKeyInput } from './queries/call-query.ts'
export { CALL_TIMEOUT_MS, createHttpClient, IGNORED_CODES } from './http/create-http-client.ts'
export { canHelpToRetry, createQueryClient } from './queries/create-query-client.ts'
export type { CallInput, HttpClient, HttpClientOptions } from './http/http-client.ts'
export type { AnsweredFile } from './http/answered-file.ts'
export { useCallCache, type CallCache } from './queries/use-call-cache.ts'
export { useCallMutation } from './queries/use-call-mutation.ts'
export { useCallQuery, type CallQueryOptions } from './queries/use-call-query.ts'
export { usePrefetch, usePrefetchCall, type PrefetchCall } from './queries/use-prefetch-call.ts'
export { failureText, refusalReason, httpMessage } from './http/failure-text.ts'
export { lazyPage } from './lazy-page.tsx'
export { lazyPart } from './lazy-part.tsx'
export { MoreTexts } from './MoreTexts.tsx'
export { nameDocument } from './name-document.ts'
export { toNavigator } from './to-navigator.ts'
export { noRealtime, type HostRealtime } from './host/host-realtime.ts'
export { useIsRealtimeOpen, useRealtime, useRealtimeFresh } from './realtime/use-realtime.ts'
export {
  noSlots,
  SlotFailure,
  type HostSlots,
  type SlotContribution,
  type SlotProblem,
} from './host/host-slots.ts'
export type { SubAppDefinition, SubAppManifestSource } from './sub-app-definition.ts'
export { SubAppRoot } from './SubAppRoot.tsx'
export { tierPart, type LoadFailure } from './tier-part.tsx'
export { useNamePage } from './use-name-page.ts'
