import type { ErrorTextKey } from '../error-text';
import type guest from './errors';

/** The errors that only hosts can meet; `errors` has the others. */
export default {
  too_short: 'Skriv mindst {{minimum, number}} tegn.',
  too_many_tags: 'Teksten har for meget formatering. Indsæt den uden formatering (Ctrl+Skift+V), og prøv igen.',
  phone_invalid: 'Det ligner ikke et telefonnummer.',
  too_slow: 'Filen kom for langsomt frem til os. Prøv igen, helst på en hurtigere forbindelse.',
  email_taken: 'Der er allerede en bruger med den e-mail. Log ind i stedet.',
  too_many_mails:
    'Vi har allerede sendt flere mails til den adresse. Kig i indbakken og i uønsket post, eller prøv igen om {{minutes, number}} min.',
  too_many_mails_today:
    'Der er sendt så mange mails i dag, at vi venter med flere til i morgen. Kig i indbakken og i uønsket post imens.',
  too_many_tries:
    'Der er prøvet for mange forkerte adgangskoder. Prøv igen om {{minutes, number}} min., eller vælg en ny.',
  password_guessable:
    'Den adgangskode er en af de første, man ville gætte på. Vælg en anden, fx tre ord efter hinanden.',
  name_holds_address: 'Skriv navnet uden mailadresse eller link. Det står som afsender på dine mails.',
  name_passes_for_ours: 'Det ligner noget fra os. Skriv noget, dine gæster kender som dit.',
  sending_quota_reached:
    'Du har sendt de {{limit, number}} mails, du kan sende på én dag. Prøv igen i morgen, eller skriv til os, hvis du skal nå flere.',
  login_failed: 'E-mail eller adgangskode passer ikke.',
  terms_required: 'Du skal acceptere betingelserne for at oprette dig.',
  verification_expired: 'Linket er udløbet, eller kun en del af det kom med. Bed om et nyt.',
  date_in_past: 'Datoen skal være i dag eller senere.',
  date_too_late: 'Datoen kan højst ligge 50 år ude i fremtiden.',
  cohost_link_invalid:
    'Linket virker ikke. Det kan være brugt, trukket tilbage eller for gammelt. Bed værten om et nyt.',
  owner_cannot_accept: 'Det er din egen fest, så du er allerede vært.',
  own_address: 'Det er din egen adresse.',
  already_cohost: 'Adressen er allerede inviteret.',
  too_many_cohosts: 'En fest kan højst have {{maximum, number}} medværter og invitationer.',
  too_many_cohosted: 'Du kan højst være medvært for {{maximum, number}} fester.',
  too_many_parties: 'Du kan højst have {{maximum, number}} fester. Slet en, du ikke bruger mere.',
  party_has_started: 'Datoen kan ikke ændres, når festen er begyndt.',
  reply_by_late: 'Svarfristen skal ligge senest på selve dagen.',
  edited_meanwhile: 'Dette blev ændret et andet sted, mens du skrev.',
  plan_required: 'Det hører til en større plan.',
  too_many_actions: 'Der kan højst være 10 links.',
  too_many_fields: 'Der kan højst være 20 felter.',
  already_on_list: 'Gæsten står allerede på listen.',
  invitation_received: 'Gæsten har fået invitationen og kan ikke slettes.',
  csv_empty: 'Vælg en fil, eller indsæt din liste.',
  csv_too_many_rows: 'Listen har over 500.000 linjer. Del den i flere.',
  csv_not_text:
    'Det er ikke en CSV-fil. Vælg Gem som og CSV i dit regneark og så den nye fil her, eller kopiér rækkerne, og indsæt dem.',
  csv_no_header: 'Vi kan ikke finde kolonnen med navne. Første linje skal hedde fx Navn, E-mail og Telefon.',
  csv_too_large: 'Listen er for stor. Del den i flere filer.',
  too_many_picked: 'Du kan vælge 500 gæster én for én. Søg, og vælg alle fundne, når det er flere.',
  too_many_excepted: 'Du kan fravælge 500 gæster. Søg efter færre, eller vælg dem, der skal have mailen.',
  too_many_lists: 'Du har indlæst mange lange lister i dag. Prøv igen i morgen.',
  import_differs: 'Listen er allerede indlæst med andre valg. Fortryd den først, hvis den er forkert.',
  audience_empty: 'Der er ingen at sende til.',
  send_in_progress: 'Der er allerede en udsendelse i gang. Vent, til den er færdig.',
  idempotency_key_reused: 'Udsendelsen blev ændret, efter den var sendt første gang. Luk, og tryk Send igen.',
  too_many_templates: 'Der kan højst være 50 skabeloner. Slet en, du ikke bruger.',
  too_many_placeholders: 'Navn og link kan højst stå {{maximum, number}} gange i en mail.',
  help_limit_reached:
    'Du har bedt om hjælp usædvanligt mange gange i dag. Prøv igen i morgen, eller skriv til os på mail.',
  subject_too_short: 'Skriv et emne på mindst to tegn.',
  plan_not_an_upgrade: 'Det har du allerede.',
  webhook_signature_invalid: 'Betalingen kunne ikke bekræftes.',
  payment_unavailable: 'Betaling virker ikke lige nu. Prøv igen om lidt.',
  recovery_expired: 'Linket er for gammelt eller er brugt. Bed om et nyt.',
  current_password_required: 'Skriv din adgangskode.',
  current_password_wrong: 'Det er ikke din adgangskode.',
  passwords_differ: 'De to adgangskoder er ikke ens.',
} as const satisfies Record<Exclude<ErrorTextKey, keyof typeof guest>, string>;
