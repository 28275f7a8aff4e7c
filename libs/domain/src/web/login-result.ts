/** The page that ends a log-in through a provider, in a window or without (rule: social-window). */
export const LOGIN_RESULT = '/login/result';
