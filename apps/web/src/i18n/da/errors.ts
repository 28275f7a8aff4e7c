import type { ErrorTextKey } from '../error-text';

/** The errors that guests can meet. All others are in `host-errors`, which guests do not load. */
export default {
  invalid: 'Det ser ikke rigtigt ud.',
  required: 'Skal udfyldes.',
  too_long: 'Det er for langt.',
  email_invalid: 'Det ligner ikke en e-mailadresse.',
  bad_address: 'Adressen kan ikke læses. Prøv linket igen.',
  not_found: 'Det findes ikke, eller også er det fjernet.',
  needs_login: 'Log ind for at fortsætte.',
  csrf_invalid: 'Siden har været åben længe. Genindlæs den, og prøv igen.',
  too_many_requests: 'Det gik lidt hurtigt. Vent et øjeblik, og prøv igen.',
  too_large: 'Det fylder for meget.',
  unavailable: 'Vi kan ikke svare lige nu. Prøv igen om lidt.',
  unknown_field: 'Siden sendte noget, vi ikke kender. Genindlæs den, og prøv igen.',
  conflict: 'Det er blevet ændret imens. Genindlæs siden, og prøv igen.',
  key_reused: 'Det blev ændret, efter det var sendt første gang. Genindlæs siden, og se, hvad der kom frem.',
  unexpected: 'Noget gik galt hos os. Prøv igen om lidt.',
  signature_invalid: 'Linket virker ikke. Brug linket fra mailen.',
  rsvp_disabled: 'Der samles ikke svar her.',
  rsvp_after_deadline: 'Svarfristen er udløbet. Kontakt værten.',
  rsvp_event_passed: 'Dagen er gået, så der kan ikke svares mere.',
  rsvp_restricted: 'Kun inviterede gæster kan svare. Brug linket i din invitation.',
  too_many_people: 'Det er flere personer, end invitationen gælder for.',
  thread_full: 'Her er skrevet så meget, at der ikke er plads til mere.',
  too_many_replies_today:
    'Der er kommet usædvanligt mange svar i dag. Brug linket i din egen invitation, eller prøv igen i morgen.',
  email_not_verified: 'Bekræft din e-mail først.',
  offline: 'Det gik ikke igennem, for du var uden net. Prøv igen, når du er på.',
  unreached: 'Vi kan ikke få forbindelse. Tjek dit net, og prøv igen.',
  timeout: 'Det tog for lang tid. Prøv igen.',
  bad_answer: 'Vi forstod ikke svaret. Genindlæs siden, og prøv igen.',
} as const satisfies Partial<Record<ErrorTextKey, string>>;
