// oxlint-disable-next-line oxc/no-barrel-file -- an entry of the package that other teams install
export {
  connectIsolatedApp,
  ConsoleRefused,
  type IsolatedAction,
  type IsolatedAnswer,
  type IsolatedApp,
  type IsolatedAppOptions,
  type IsolatedCall,
  type IsolatedConfirm,
  type IsolatedContext,
} from '@console/sub-app/isolated-app'
