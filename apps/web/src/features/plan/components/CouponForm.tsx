import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CouponGift } from '@festlig/contracts/billing';
import type { Party } from '@festlig/contracts/party';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallButton } from '../../../components/form/CallButton';
import { ErrorText } from '../../../components/ErrorText';
import { useCoupon } from '../use-coupon';

/** Redeems a coupon for a party; its code is in capitals (rule: coupon-redeem). */
export function CouponForm({ party }: { party: Party }) {
  const { t } = useTranslation('tokens');
  const id = useId();
  const [code, setCode] = useState('');
  const { problem, given, pending, redeem } = useCoupon(party);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && (await redeem(code))) setCode('');
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        {t('coupon.title')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
      >
        <TextField
          label={t('coupon.code')}
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
          autoComplete="off"
          error={problem !== undefined}
          slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters', spellCheck: false } }}
          sx={{ flex: '1 1 160px', maxWidth: 320 }}
        />
        <CallButton type="submit" variant="outlined" size="large" running={pending} sx={{ px: { xs: 2.5, sm: 3 } }}>
          {t('coupon.redeem')}
        </CallButton>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <ErrorText of={problem} />
        </Alert>
      )}
      <div role="status">{given && <Given gives={given} />}</div>
    </Box>
  );
}

/** What the coupon gives. */
function Given({ gives }: { gives: CouponGift }) {
  const { t } = useTranslation('tokens');
  const planT = useTranslation('plan').t;
  const words = (): string => {
    switch (gives.kind) {
      case 'plan':
        return planT(`names.${gives.plan}`);
      case 'tokens':
        return t('count', { count: gives.tokens });
      case 'percentage':
        return t('coupon.percentage', { percent: gives.percent });
      case 'unlimited_photos':
        return t('payments.photos');
    }
  };
  return (
    <Alert role="presentation" severity="success" sx={{ mt: 2 }}>
      {t('coupon.given', { what: words() })}
    </Alert>
  );
}
