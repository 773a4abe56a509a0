/**
 * What the shared kit exports, by tier and package: the one list. The kit's tiers and the modules that stand for these
 * packages in the builds of host and sub-apps are both made from it, so a name that is missing here fails a build, never
 * a page. Adding a name costs bytes on the pages of its tier: put it in the latest tier that will do.
 *
 * A package whose names appear in several tiers is one package: the later tier adds to the earlier one.
 */
export const kitExports = {
  /** Everything the sign-in page needs. */
  core: {
    react: [
      'Children', 'Component', 'Fragment', 'StrictMode', 'Suspense', 'cloneElement', 'createContext', 'createElement',
      'createRef', 'default', 'forwardRef', 'isValidElement', 'lazy', 'memo', 'startTransition', 'use', 'useCallback',
      'useContext', 'useDebugValue', 'useDeferredValue', 'useEffect', 'useEffectEvent', 'useId', 'useImperativeHandle',
      'useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useReducer', 'useRef', 'useState', 'useSyncExternalStore',
      'useTransition', 'version',
    ],
    'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
    'react-dom': ['createPortal', 'default', 'flushSync'],
    'react-dom/client': ['createRoot'],
    'react-intl': ['FormattedMessage', 'IntlProvider', 'createIntl', 'createIntlCache', 'useIntl'],
    antd: ['Button', 'ConfigProvider', 'Input', 'theme'],
  },
  /** What the signed-in frame adds: header, sidebar, overlays, routing, data. */
  frame: {
    'react-router-dom': [
      'Link', 'Navigate', 'NavLink', 'Outlet', 'Route', 'Router', 'RouterProvider', 'Routes', 'createBrowserRouter',
      'createMemoryRouter', 'createPath', 'matchPath', 'parsePath', 'useBlocker', 'useLocation', 'useNavigate',
      'useNavigationType', 'useParams', 'useRouteError', 'useRoutes', 'useSearchParams',
    ],
    '@tanstack/react-query': [
      'QueryClient', 'QueryClientProvider', 'keepPreviousData', 'queryOptions', 'skipToken', 'useIsFetching',
      'useMutation', 'useQueries', 'useQuery', 'useQueryClient',
    ],
    'umi-request': ['ResponseError', 'default', 'extend'],
    zod: [
      'array', 'boolean', 'discriminatedUnion', 'enum', 'int', 'literal', 'null', 'number', 'object', 'record',
      'strictObject', 'string', 'undefined', 'union', 'unknown', 'url',
    ],
    antd: [
      'Alert', 'Avatar', 'Badge', 'Checkbox', 'Divider', 'Drawer', 'Dropdown', 'Form', 'Modal', 'Popover', 'Progress',
      'Segmented', 'Select', 'Skeleton', 'Space', 'Spin', 'Switch', 'Tag', 'Tooltip', 'message',
    ],
    dayjs: ['default'],
    'dayjs/plugin/timezone': ['default'],
    'dayjs/plugin/utc': ['default'],
    'dayjs/plugin/customParseFormat': ['default'],
  },
  /** Tables and pickers. */
  data: {
    antd: ['DatePicker', 'Pagination', 'Table'],
  },
} as const

export type KitTier = keyof typeof kitExports
