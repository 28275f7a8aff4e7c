export default {
  names: { free: 'Gratis', premium: 'Premium', pro: 'Pro' },
  features: {
    rsvp_fields: 'Dine egne spørgsmål til gæsterne',
    custom_url: 'Festens egen adresse',
    photos: 'Gæsternes fotos',
    sms_sender: 'Dit eget nummer som afsender af sms’er',
    cohosts: 'Medværter',
    import: 'Import af gæstelisten fra et regneark',
  },
  about: {
    rsvp_fields: 'Spørg om allergier, overnatning eller bussen hjem, og få svarene med i oversigten.',
    custom_url: 'Vælg selv adressen på invitationen, så den er nem at huske og give videre.',
    photos: 'Saml gæsternes billeder fra dagen på festens side.',
    sms_sender: 'Gæsterne ser dit nummer, når de får en sms, og ved, hvem den er fra.',
    cohosts: 'Invitér andre til at styre festen sammen med dig.',
    import: 'Indsæt hele gæstelisten på én gang i stedet for at skrive gæsterne ind enkeltvis.',
  },
  locked: '{{feature}}: hører til {{plan}}. Se, hvad planen giver',
  sheet: {
    title: '{{feature}}: hører til {{plan}}',
    also: 'Planen giver også',
    choose: 'Se planerne',
  },
} as const;
